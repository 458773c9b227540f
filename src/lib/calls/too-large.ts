/** For its sender, of a file of more than so many bytes. */
export const tooLargeWords = (most: number): string =>
  `Berkas paling besar ${Math.floor(most / 1_000_000)} MB. Perkecil berkasnya, lalu unggah lagi.`
