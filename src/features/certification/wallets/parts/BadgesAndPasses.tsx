import { Award, Wallet as WalletIcon } from 'lucide-react'
import { own } from '../../../../own-paths.ts'
import { Fold } from '../../../../ui/Fold.tsx'
import type { Wallet } from '../contract.ts'

const WIDE = 'btn btn-outline h-auto min-h-(--size) w-full justify-start py-2 text-left'

/** Offers the certificate as a badge that proves itself and, where the body makes them, as a pass for the phone. */
export function BadgesAndPasses({ certificateId, wallet }: { certificateId: number; wallet: Wallet }) {
  const { tautan_google, apple } = wallet
  return (
    <section className="grid content-start gap-3">
      <h3 className="text-lg">Lencana{(tautan_google || apple) && ' dan kartu ponsel'}</h3>
      <p className="max-w-[45em]">Gambar yang membuktikan sertifikat Anda; siapa pun dapat memeriksanya.</p>
      <div className="grid max-w-sm gap-2.5">
        <a href={own.badgePng(certificateId)} download className={WIDE}>
          <Award aria-hidden className="size-5" />
          Unduh lencana (PNG)
        </a>
        <a href={own.badgeSvg(certificateId)} download className={WIDE}>
          <Award aria-hidden className="size-5" />
          Unduh lencana (SVG)
        </a>
        {tautan_google && (
          <a href={tautan_google} target="_blank" rel="noopener" className={WIDE}>
            <WalletIcon aria-hidden className="size-5" />
            Tambahkan ke Google Wallet
            <span className="sr-only">, buka di tab baru</span>
          </a>
        )}
        {apple && (
          <a href={own.applePass(certificateId)} className={WIDE}>
            <WalletIcon aria-hidden className="size-5" />
            Tambahkan ke Apple Wallet
          </a>
        )}
      </div>
      <Fold title="Selengkapnya" className="max-w-[45em]">
        <p className="mt-1">
          Gambarnya memuat kredensial bertanda tangan (Open Badge 3.0), dan berkasnya diperiksa di daftar pemegang.
        </p>
      </Fold>
      {(tautan_google || apple) && (
        <p className="max-w-[45em] text-muted text-sm">
          Kartu ponsel menampilkan keadaan saat ditambahkan. Yang menentukan tetap daftar pemegang, yang dibuka kode
          QR-nya.
        </p>
      )}
    </section>
  )
}
