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
