import { z } from 'zod'

/** What was given when the process was started, and what it is started as. */
export interface Given {
  mode: 'demo' | 'production'
  /** Every variable of the environment that has something in it. */
  variables: Readonly<Record<string, string>>
}

/** Settings that belong together: what they are called outside, and what the code is given. */
export interface Settings<Value> {
  /** By name; the words of each (`describe`) stand in `.env.example`. One without words is told of by the one before it. */
  variables: z.ZodRawShape
  /** What is wrong with what was given, one line for each fault; where nothing is, the value. */
  read: (given: Given) => { faults: string[] } | { value: Value }
}

interface Definition<Shape extends z.ZodRawShape, Value> {
  variables: Shape
  /** What does not fit together, each as `NAME: why`, in plain words. */
  faults?: (data: z.output<z.ZodObject<Shape>>, given: Given) => string[]
  /** What the code is given, once nothing is wrong. */
  value: (data: z.output<z.ZodObject<Shape>>, given: Given) => Value
}

/** Defines settings that belong together; a `settings.ts` exports them under the name by which `config` has their value. */
export const defineSettings = <const Shape extends z.ZodRawShape, Value>({
  variables,
  faults: faultsOf = () => [],
  value,
}: Definition<Shape, Value>): Settings<Value> => {
  const schema = z.object(variables)
  return {
    variables,
    read: (given) => {
      const { data, faults } = readVariables(schema, given.variables, (found) => faultsOf(found, given))
      return faults.length > 0 ? { faults } : { value: value(data, given) }
    },
  }
}

/**
 * Reads variables by their schema. All faults are said at once, one line for each: what is wrong by itself is left out, and the
 * rest looked at beside it.
 */
export const readVariables = <Schema extends z.ZodObject>(
  schema: Schema,
  given: Readonly<Record<string, string>>,
  faultsOf: (data: z.output<Schema>) => string[],
): { data: z.output<Schema>; faults: string[] } => {
  const issues = schema.safeParse(given).error?.issues ?? []
  const wrong = new Map(issues.map(({ path, message }) => [path.join('.'), message]))
  const data = schema.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))))
  const others = faultsOf(data).filter((line) => !wrong.has(line.slice(0, line.indexOf(':'))))
  return { data, faults: [...Array.from(wrong, ([name, message]) => `${name}: ${message}`), ...others] }
}
