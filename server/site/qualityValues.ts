type Wish = { name: string; quality: number };

const qualityOf = (parameters: string[]) => {
  const written = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  if (written === undefined) return 1;
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(written) ? Number(written) : 0;
};

/** The entries of a header like Accept-Encoding, in the order written; a malformed quality counts as a refusal. */
export const qualityValues = (header: string): Wish[] =>
  header
    .slice(0, 1_000)
    .split(',')
    .map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      return { name, quality: qualityOf(parameters) };
    })
    .filter(({ name }) => name !== '');
