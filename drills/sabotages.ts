import type { Sabotage } from './sabotage.ts'

interface Sabotaged extends Sabotage {
  drill: string
  /** The words that the drill then reports. */
  says: RegExp
}

/** The faults that the drills must not overlook; each is built into the program on purpose. */
export const SABOTAGES: Record<string, Sabotaged> = {
  'remembers no Idempotency-Key': {
    drill: 'crash',
    from: /if \(request\.key === void 0 \|\| isHarmlessTwice\(call\)\) return/,
    to: 'return',
    says: /PUT \/data-diri: 4\d\d|berkas, tidak lebih|surat, tidak lebih/,
  },
  'leaves a table out of its backups': {
    drill: 'restore',
    from: /relname not in \('migrations', 'browser_files'\)/,
    to: "relname not in ('migrations', 'browser_files', 'private_files')",
    says: /setiap tabel pulih sama|restore berhasil/,
  },
  'knows no full disk': {
    drill: 'disk-full',
    from: /DISK_FULL = \/\^\(/,
    to: '$&never',
    says: /dijawab 507( atau 503)? \(ada/,
  },
  // Waiting alone breaks nothing: whoever asks for a connection gives up after four seconds as well.
  'takes a database that is away for a mistake of its own': {
    drill: 'database-away',
    from: /if \(isAwayError\(error\)\) return new Problem\("UNAVAILABLE"/,
    to: 'if (false) return new Problem("UNAVAILABLE"',
    says: /yang tidak tersimpan dijawab 503/,
  },
  'books a rupiah more than was paid': {
    drill: 'payments',
    // What is paid too much is booked as a difference, or the database would refuse it.
    from: /(effect === "settle"\) \{\s+const selisih = [^}]*\s)jumlah(\s+\}\);\s+await settleInvoice\([^}]*?\s)jumlah,/,
    to: '$1jumlah: jumlah + 1$2jumlah: jumlah + 1,',
    says: /tepat sejumlahnya|selisih/,
  },
  'does not hear that the store of a backup is gone': {
    drill: 'outside',
    from: /(reject\(error\) : resolve\(\)\))\.on\("error", reject\)/,
    to: '$1',
    says: /cadangan, .*(tetap berjalan|fetch failed|Kesalahan tak terduga)/s,
  },
  'starts with a key that is not its own': {
    drill: 'wrong-parts',
    from: /function opensCanary\([^)]*\) \{/,
    to: '$& return true;',
    says: /Kunci lain/,
  },
  'stores a batch of answers but for its last': {
    drill: 'sitting',
    from: /insertInto\("exam_entries"\)\.values\(\[\.\.\.entries\]\)/,
    to: 'insertInto("exam_entries").values(entries.length > 1 ? entries.slice(0, -1) : [...entries])',
    says: /jawaban hilang|tanda terima menyebut|sidik tanda terima/,
  },
  'does what guests write again': {
    drill: 'crash',
    from: /const places = placesOf\(ctx, asked, content\)/,
    to: 'const places = []',
    says: /tamu tersimpan sekali/,
  },
  'gives a connection the limits that a transaction should have': {
    drill: 'pooler',
    from: /; set local \$\{name\}/,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it stands in a template of the program
    to: '; set ${name}',
    says: /memerlukan sesi/,
  },
  'takes a write for kept before its standby has it': {
    drill: 'failover',
    from: /-c jit=off/,
    to: '-c synchronous_commit=off $&',
    says: /tulisan yang dijawab hilang \(ada/,
  },
  'narrows a table that the release before still uses': {
    drill: 'upgrade',
    from: /if \(migration\.floor !== void 0 && await isUsedBelow\(client, migration\.floor\)\) continue;/,
    to: '',
    says: /menunggu sampai versi lama berhenti/,
  },
  'ends at once when it is told to': {
    drill: 'upgrade',
    from: /(hear = \(\) => \{)/,
    to: '$1 process.exit(0);',
    says: /0 permintaan gagal \(ada/,
  },
  'takes all visitors behind a balancer for one': {
    drill: 'capacity',
    from: /trustProxy: config\.trustProxy\.length > 0 \? config\.trustProxy : false/,
    to: 'trustProxy: false',
    says: /tidak ada yang gagal \(ada/,
  },
}

/** Drills that no sabotaged program is run through, and why. */
export const NOT_SABOTAGED: Record<string, string> = {
  patroni: 'It needs Debian packages that few machines have, and it demands what failover demands.',
  chaos: 'It does not pass at present (uploads do not come back once the store was away), whatever the program is.',
  'old-folders': 'It builds an earlier program with packages of the registry, which takes a quarter of an hour.',
}
