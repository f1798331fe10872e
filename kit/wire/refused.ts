/** Values for the `{names}` in a refusal's words. */
export type Fill = Readonly<Record<string, string | number>>

/**
 * What a rule, a command or a handler says instead of doing what was asked: the refusal's name in the contracts of the calls that it
 * serves, what fills its words, and what goes beside it in the answer. A handler returns the one of its command as it is; a name
 * that the call's contract lacks does not compile.
 */
export class Refused<N extends string = string, D extends object = object> {
  readonly name: N
  readonly fill: Fill
  readonly data: D | undefined

  constructor(name: N, fill: Fill = {}, data?: D) {
    this.name = name
    this.fill = fill
    this.data = data
  }
}
