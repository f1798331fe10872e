/** A cash-out above it is approved by a second member of the staff, in fen. */
export const FOUR_EYES_FEN = 500_000
/** The least and the most that is taken out at once, in yuan. */
export const CASH_YUAN = { least: 1, most: 200_000 } as const
/** Lines of the ledger in one answer. */
export const MOST_LINES = 200

/** Kinds of lines of the ledger. */
export const ledgerKinds = { sale: '核销收入', cash: '提现', back: '提现退回', recharge: '充值' } as const
/** A kind of line. */
export type LedgerKind = keyof typeof ledgerKinds
/** Every kind. */
export const allLedgerKinds = Object.keys(ledgerKinds) as LedgerKind[]

/** By what cash-outs may be sorted at the desk. */
export const cashSorts = { asked: 'desc', amount: 'desc' } as const

/** Whether a second member of the staff has to approve. */
export const needsSecond = (amountFen: number): boolean => amountFen > FOUR_EYES_FEN

/** Whether this member of the staff may approve or refuse what another asked for. */
export const mayApprove = ({ askedBy }: { askedBy: number | null }, staffId: number): boolean => askedBy !== staffId
