import { BooleanInput, SelectInput } from 'react-admin'
import type { Payload } from '../../../../office/calls/client.ts'
import { inputOf, itemOf } from '../../../../office/calls/fields.ts'
import { ZONE_CHOICES } from '../../../../office/display/choices.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { ColourInput } from '../../../../office/inputs/ColourInput.tsx'
import { PictureInput } from '../../../../office/inputs/PictureInput.tsx'
import { RichTextInput } from '../../../../office/inputs/RichTextInput.tsx'
import { Rows } from '../../../../office/inputs/Rows.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { MENU_ENTRIES, menuEntryName } from '../menu-rules.ts'
import { HOME_PART_LABELS, HOME_PARTS } from '../rules.ts'

/** Shape in which the home page shows its pictures. */
const HERO = 16 / 10

const input = inputOf<'updateSiteContent'>()
const menuRow = itemOf<NonNullable<Payload<'updateSiteContent'>['menu_utama']>[number]>()
const ENTRY_CHOICES = MENU_ENTRIES.map((id) => ({ id, name: menuEntryName(id) }))
const menuLink = itemOf<NonNullable<Payload<'updateSiteContent'>['tautan_menu']>[number]>()
const homePart = itemOf<NonNullable<Payload<'updateSiteContent'>['bagian_beranda']>[number]>()
const PART_CHOICES = HOME_PARTS.map((id) => ({ id, name: HOME_PART_LABELS[id] }))

const ENGLISH = 'Untuk halaman bahasa Inggris (/en). Bila kosong, teks Indonesia yang tampil.'

/** The form on the body: its data, its looks, and what its home page says. */
export const SiteContentEdit = () => (
  <OfficeEdit kept>
    <Part>Lembaga</Part>
    <Text source={input('nama_lembaga')} isRequired />
    <Text source={input('nama_lembaga_en')} helperText={ENGLISH} />
    <Text source={input('nama_singkat')} helperText="Untuk layar sempit dan ikon; nama penuh bila kosong." />
    <LongText source={input('dasar_hukum')} helperText="Izin atau pendaftaran yang menjadi dasar lembaga ini." />
    <LongText source={input('dasar_hukum_en')} helperText={ENGLISH} />
    <LongText source={input('alamat')} isRequired />
    <Text source={input('email')} type="email" isRequired />
    <Text source={input('phone')} isRequired />
    <Text source={input('facebook')} type="url" />
    <Text source={input('instagram')} type="url" />
    <Text source={input('asosiasi_nama')} />
    <Text source={input('asosiasi_url')} type="url" />
    <SelectInput source={input('zona_waktu')} choices={ZONE_CHOICES} isRequired />
    <Text source={input('nama_pengirim')} helperText="Nama pengirim email; nama lembaga bila kosong." />
    <Text source={input('email_pengirim')} type="email" helperText="Alamat email pengirim." />
    <Part>Wajah</Part>
    <PictureInput
      source={input('logo')}
      help="PNG atau WebP dengan latar tembus pandang paling baik. Logo tampil utuh, tidak dipotong."
    />
    <ColourInput source={input('warna_utama')} />
    <ColourInput source={input('warna_kedua')} />
    <Part>Menu dan tautan</Part>
    <Rows source={input('menu_utama')}>
      <SelectInput source={menuRow('halaman')} choices={ENTRY_CHOICES} isRequired />
      <Text source={menuRow('label')} isRequired />
      <BooleanInput source={menuRow('tampil')} defaultValue />
    </Rows>
    <Rows source={input('tautan_menu')}>
      <Text source={menuLink('nama')} />
      <Text source={menuLink('url')} type="url" />
    </Rows>
    <Rows source={input('tautan_kaki')}>
      <Text source={menuLink('nama')} />
      <Text source={menuLink('url')} type="url" />
    </Rows>
    <Part>Beranda</Part>
    <Rows source={input('bagian_beranda')}>
      <SelectInput source={homePart('bagian')} choices={PART_CHOICES} isRequired />
    </Rows>
    <Text source={input('home_section1_title')} />
    <Text source={input('home_section1_title_en')} helperText={ENGLISH} />
    <LongText source={input('home_section1_description')} />
    <LongText source={input('home_section1_description_en')} helperText={ENGLISH} />
    <PictureInput source={input('home_section1_image')} ratio={HERO} />
    <Text source={input('home_section2_title')} />
    <Text source={input('home_section2_title_en')} helperText={ENGLISH} />
    <LongText source={input('home_section2_description')} />
    <LongText source={input('home_section2_description_en')} helperText={ENGLISH} />
    <PictureInput source={input('home_section2_image')} ratio={HERO} />
    <Part>Tentang</Part>
    <RichTextInput source={input('tentang_tentangkami')} />
    <RichTextInput source={input('tentang_tentangkami_en')} />
    <RichTextInput source={input('tentang_visi')} />
    <RichTextInput source={input('tentang_visi_en')} />
    <RichTextInput source={input('tentang_misi')} />
    <RichTextInput source={input('tentang_misi_en')} />
    <PictureInput source={input('struktur_organisasi')} help="Bagan utuh, tidak dipotong." />
  </OfficeEdit>
)
