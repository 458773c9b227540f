/** What an operator can do something about: its message is a sentence for people. */
export class BackupFault extends Error {}
