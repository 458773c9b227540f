/** Commands for the operator: npm run admin -- <command>. */
process.stdout.write('Belum ada perintah.\n')
