/** Loads what does the work, with its libraries, when it is first asked for. */
export const later =
  <Given extends unknown[], Answer>(load: () => Promise<(...given: Given) => Promise<Answer>>) =>
  async (...given: Given): Promise<Answer> =>
    (await load())(...given)
