import { DockerfileParser, type Instruction, type ModifiableInstruction } from 'dockerfile-ast';

/** One instruction of a Dockerfile. */
export type Step = {
  keyword: string;
  words: string[];
  /** All that stands behind the keyword and its flags. */
  text: string;
  /** The stage that COPY takes its files from; none is the project's folder. */
  from: string | undefined;
};

const flagsOf = (instruction: Instruction) =>
  'getFlags' in instruction ? (instruction as ModifiableInstruction).getFlags() : [];

/** A command of the Dockerfile as what to start: its exec form is JSON, its shell form is for a shell. */
export const parseCommand = (text: string): string[] =>
  text.startsWith('[') ? JSON.parse(text) : ['/bin/sh', '-c', text];

/** The Dockerfile's instructions in order. */
export const parseDockerfile = (content: string): Step[] =>
  DockerfileParser.parse(content)
    .getInstructions()
    .map((instruction) => ({
      keyword: instruction.getKeyword(),
      words: instruction.getArguments().map((argument) => argument.getValue()),
      text: instruction.getArgumentsContent() ?? '',
      from:
        flagsOf(instruction)
          .find((flag) => flag.getName() === 'from')
          ?.getValue() ?? undefined,
    }));
