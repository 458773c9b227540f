/** The most certificates of a sample: more is an export, which the submissions are. */
export const MOST_SAMPLED = 50
