/** One state of an invoice: its words, and where it may go from here. */
interface StateFacts {
  words: string
  /** The patient may still say to whom it is made out. */
  mayChange: boolean
  to: readonly string[]
}

/**
 * The life of an invoice, and of a red-letter one, which only never is reversed. Once it is handed over, nobody knows until
 * the issuer answers: nothing leads back from there but their refusal. `docs/invoice-states.md` is drawn from this table.
 */
export const invoiceStates = {
  requested: { words: '待开具', mayChange: true, to: ['issuing', 'dropped'] },
  issuing: { words: '开具中', mayChange: false, to: ['issued', 'refused'] },
  refused: { words: '开具失败', mayChange: true, to: ['requested', 'dropped'] },
  issued: { words: '已开具', mayChange: false, to: ['reversed'] },
  /** Red-letter invoices took all of it back. */
  reversed: { words: '已冲红', mayChange: false, to: [] },
  /** Never issued: all money went back before. */
  dropped: { words: '已取消', mayChange: false, to: [] },
} as const satisfies Record<string, StateFacts>

/** A state of an invoice. */
export type InvoiceState = keyof typeof invoiceStates

/** Every state. */
export const allStates = Object.keys(invoiceStates) as InvoiceState[]
/** States in which it counts for nothing: the order may have another. */
export const voidStates: readonly InvoiceState[] = ['reversed', 'dropped']
/** States in which the patient may change it. */
export const changeableStates = allStates.filter((state) => invoiceStates[state].mayChange)

/** From where one may come to a state. */
export const statesBefore = (to: InvoiceState): InvoiceState[] =>
  allStates.filter((from) => (invoiceStates[from].to as readonly string[]).includes(to))

/** The table as a Mermaid picture. */
export const drawStates = (): string =>
  [
    'stateDiagram-v2',
    ...allStates.map((state) => `  ${state}: ${state} ${invoiceStates[state].words}`),
    '  [*] --> requested',
    ...allStates.flatMap((from) => invoiceStates[from].to.map((to) => `  ${from} --> ${to}`)),
    ...allStates.filter((state) => invoiceStates[state].to.length === 0).map((state) => `  ${state} --> [*]`),
  ].join('\n')
