import type { CallInput, CallSpec } from '../call.ts'
import { BadInput } from '../errors.ts'

/** `T` where a call takes it, nothing where it takes something else. */
type If<T, Taken, How> = [T] extends [Taken] ? How : never
type TickedOf<Taken> = Taken extends readonly (infer One)[]
  ? { readonly ticked: readonly Extract<One, string>[] }
  : never

/**
 * How a field is read for a parameter that takes `Taken`:
 * - `text`: what was typed; '' where nothing was
 * - `flag`: 1 where the box is ticked, 0 where it is not
 * - `texts`, `numbers`: every value under this name
 * - `['am', 'pm']`: one of these; with '' among them it need not be chosen
 * - `{ ticked: ['am', 'pm'] }`: those of these that are ticked
 */
type Reading<Taken> =
  | If<string, Taken, 'text'>
  | If<0 | 1, Taken, 'flag'>
  | If<string[], Taken, 'texts'>
  | If<number[], Taken, 'numbers'>
  | readonly Extract<Taken, string>[]
  | TickedOf<Taken>

/** What is read that way. */
type ReadAs<How> = How extends 'text'
  ? string
  : How extends 'flag'
    ? 0 | 1
    : How extends 'texts'
      ? string[]
      : How extends 'numbers'
        ? number[]
        : How extends { readonly ticked: readonly (infer One)[] }
          ? One[]
          : How extends readonly (infer One)[]
            ? One
            : never

type Readings<C extends CallSpec> = { readonly [K in keyof CallInput<C>]?: Reading<CallInput<C>[K]> }
type AnyReading = 'text' | 'flag' | 'texts' | 'numbers' | readonly string[] | { readonly ticked: readonly string[] }

/**
 * Reads a form into the input of a call. The fields are named as the call's parameters; the contract checks their names and
 * how each is read when the program is compiled, because its schemas never reach the browser. Throws `BadInput`, as the
 * server would, where something else than one of the choices was chosen.
 */
export const readForm = <C extends CallSpec, const F extends Readings<C>>(
  _call: C,
  form: FormData,
  fields: F & Record<Exclude<keyof F, keyof CallInput<C>>, never>,
): { -readonly [K in keyof F]: ReadAs<F[K]> } => {
  const readings = Object.entries<AnyReading>(fields)
  return Object.fromEntries(readings.map(([name, how]) => [name, readField(form, name, how)])) as {
    -readonly [K in keyof F]: ReadAs<F[K]>
  }
}

const readField = (form: FormData, name: string, how: AnyReading): string | number | string[] | number[] => {
  if (how === 'text') return textOf(form.get(name))
  if (how === 'flag') return form.has(name) ? 1 : 0
  const values = form.getAll(name).map(textOf)
  if (how === 'texts') return values
  if (how === 'numbers') return values.map(Number)
  if ('ticked' in how) return values.map((value) => chosen(name, value, how.ticked))
  return chosen(name, textOf(form.get(name)), how)
}

/** A file is no text: it travels by itself. */
const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '')

const chosen = (name: string, value: string, choices: readonly string[]): string => {
  if (!choices.includes(value)) throw new BadInput(name, `参数 ${name} 不正确`)
  return value
}
