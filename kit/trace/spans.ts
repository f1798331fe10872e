/** A piece of work as a trace names it: what is done, not for whom. */
export interface Span {
  name: string
  kind: 'internal' | 'client'
  /** By the names of OpenTelemetry's conventions. Nothing in them is about a person. */
  facts: Readonly<Record<string, string>>
}

/** Writes down work, with what it was part of. */
export interface Tracer {
  /** Work without parts: call what is returned when it is over, with what it failed of. */
  begin: (span: Span) => (error?: unknown) => void
  /** Work that others are part of. */
  within: <T>(span: Span, work: () => Promise<T>) => Promise<T>
}

let tracer: Tracer | undefined

/** From now on work is written down, until the returned function is called. One tracer for a process. */
export const traceWith = (one: Tracer): (() => void) => {
  tracer = one
  return () => {
    tracer = undefined
  }
}

/** As `Tracer.begin`; undefined where nobody traces, which costs a comparison. */
export const beginSpan = (span: () => Span): ((error?: unknown) => void) | undefined => tracer?.begin(span())

/** As `Tracer.within`; the work alone where nobody traces. */
export const inSpan = <T>(span: Span, work: () => Promise<T>): Promise<T> =>
  tracer ? tracer.within(span, work) : work()
