const wrong: string[] = [];

/** Notes where a response of the running test differs from the OpenAPI document. */
export const addWrongResponse = (line: string) => void wrong.push(line);

/** Returns the lines since the last call. */
export const takeWrongResponses = () => wrong.splice(0);
