/** A fault that the operator can mend: its message is a sentence for people. */
export class BackupFault extends Error {}
