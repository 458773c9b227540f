/** A file that is not kept; its message says to the sender why. */
export class UnacceptableFile extends Error {}
