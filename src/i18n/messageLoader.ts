type Files<Catalogue> = Readonly<Record<string, () => Promise<Partial<Catalogue>>>>;

/** Creates a function that downloads the messages of a namespace in one language. */
export const createLoader =
  <Catalogue>(files: Files<Catalogue>) =>
  async <Namespace extends keyof Catalogue & string>(language: string, namespace: Namespace) => {
    const messages = (await files[`./messages/${language}/${namespace}.ts`]?.())?.[namespace];
    if (!messages) throw new Error(`There are no ${namespace} messages in ${language}`);
    return messages;
  };
