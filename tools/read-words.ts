import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

/** Says how a command is asked and ends it with 2, before it has opened anything. */
export const endByUsage = (usage: string): never => {
  process.stderr.write(usage)
  process.exit(2)
}

/** The options and other words (exactly so many) that a command was given; where they are wrong, as `--help` is, it ends by its usage. */
export const readWords = <const Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  wordCount = 0,
) => {
  const read = tryToRead(options)
  return read?.positionals.length === wordCount ? read : endByUsage(usage)
}

const tryToRead = <const Options extends ParseArgsOptionsConfig>(options: Options) => {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch {
    return undefined
  }
}
