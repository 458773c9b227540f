import { editionName } from '../../src/features/platform/editions/rules.ts'
/** The English content of the demonstration's body; the field names are the wire's. */
export const siteContentInEnglish = {
  nama_lembaga_en: 'Nusantara Lestari Amdal Certification Body',
  dasar_hukum_en: 'A fictional body for demonstration; neither registered nor licensed.',
  home_section1_title_en: 'Certification of Amdal professionals',
  home_section1_description_en:
    'We examine and certify those who lead and those who write environmental impact assessments (Amdal), so that each is prepared by people whose competence was proven.',
  home_section2_title_en: 'A body that examines, and does not train',
  home_section2_description_en:
    'Where you were trained makes no difference to your result. Examiners weigh the evidence, those who decide have not examined you, and anyone can check a certificate on this site.',
  tentang_tentangkami_en: `
<p><strong>LSK Amdal Nusantara Lestari</strong> certifies the competence of those who prepare environmental impact assessments (Amdal) in Indonesia. We examine two qualifications, Amdal team leader (KTPA) and Amdal team member (ATPA), and keep a public register of those who hold our certificates.</p>
<p>Law No. 32 of 2009, as amended, requires those who prepare an Amdal to hold a certificate of competence. Government Regulation No. 22 of 2021 and Regulation No. 18 of 2021 of the Minister of Environment and Forestry say how. Our task is that such a certificate means something: its holder was examined on evidence, and keeps the competence after it was issued.</p>
<h3>Impartiality</h3>
<p>A certificate is worth no more than the freedom of its decision from interests. Examiners declare their confidentiality and their independence for each candidate, nobody who examined or trained a candidate decides on that candidate, and complaints and appeals are heard by people who were not involved.</p>
`.trim(),
  tentang_visi_en: `
<p>To be a certification body whose decisions the public, project owners and the government trust, so that every Amdal in Indonesia is prepared by people who are competent, honest and accountable.</p>
`.trim(),
  tentang_misi_en: `
<ol>
<li>To examine fairly, validly and accountably, in line with ${editionName('2012')}.</li>
<li>To stay impartial at every stage, from the application to the decision and the appeal.</li>
<li>To help holders fulfil their yearly duties of reporting and of maintaining their competence.</li>
<li>To make schemes, dates, examiners and the register of holders easy to find and to check.</li>
<li>To protect the personal data of candidates and holders under Law No. 27 of 2022.</li>
</ol>
`.trim(),
}

interface EnglishScheme {
  name_en: string
  /** Rich text; left out where only the Indonesian description exists. */
  description_en?: string
}

/** By the key of the scheme; activities for holders stay in Indonesian. */
export const schemesInEnglish: Record<string, EnglishScheme> = {
  ktpa: {
    name_en: 'Certification of Amdal team leaders (KTPA)',
    description_en: `
<p>For those who <strong>lead</strong> an Amdal study: they plan the study and its team, lead the scoping, keep the thread from hypothetical significant impacts to the management and monitoring plans (RKL-RPL), and defend the result before the environmental feasibility review team.</p>
<p>The exam takes two days: a written test and the review of the portfolio on the first, a presentation on leading a team and an interview with two examiners on the second.</p>
<ul>
<li>For experienced team members who are ready to answer for the whole document.</li>
<li>The certificate is valid for 3 years under the scheme, with yearly duties of reporting and maintenance.</li>
</ul>
`.trim(),
  },
  atpa: {
    name_en: 'Certification of Amdal team members (ATPA)',
    description_en: `
<p>For those who work on a <strong>field of expertise</strong> in an Amdal team, such as air quality, water quality, biodiversity, social matters or public health. Candidates show that they can work with environmental baseline data, predict impacts, and write the management and monitoring plans of their field.</p>
<p>The exam takes two days: a written test on the first, the review of the portfolio and an interview on the second.</p>
<ul>
<li>For those who completed Amdal training at any accredited training institution.</li>
<li>The certificate is valid for 3 years under the scheme and can be a step towards KTPA.</li>
</ul>
`.trim(),
  },
  'perpanjangan-ktpa': { name_en: 'Renewal of the Amdal team leader certificate (KTPA)' },
  'perpanjangan-atpa': { name_en: 'Renewal of the Amdal team member certificate (ATPA)' },
  'uji-ulang': { name_en: 'Retest of units of competency' },
}
