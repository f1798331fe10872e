import { useEntryState } from '#kit/ui/entry-state.ts'
import { type BuyerKind, faultsOf } from '../rules.ts'

/** A buyer by the names of the wire. */
export interface SentBuyer {
  invoice_type: BuyerKind
  title: string
  tax_no: string
  email: string
}

const nobody: SentBuyer = { invoice_type: 'personal', title: '', tax_no: '', email: '' }

/** Whom the invoice is made out to, while somebody types, also after a look at another page; faults are shown once they tried to send it. */
export const useBuyer = (before: SentBuyer = nobody) => {
  const { invoice_type, title, tax_no, email } = before
  const [buyer, setBuyer] = useEntryState<SentBuyer>('buyer', { invoice_type, title, tax_no, email })
  const [tried, setTried] = useEntryState('tried', false)
  const faults = faultsOf({ ...buyer, kind: buyer.invoice_type, taxNo: buyer.tax_no })
  /** The buyer where nothing is wrong with them; else the faults are shown. */
  const check = (): SentBuyer | undefined => {
    setTried(true)
    return Object.keys(faults).length === 0 ? buyer : undefined
  }
  return {
    buyer,
    check,
    faults: tried ? faults : {},
    change: (part: Partial<SentBuyer>) => setBuyer((now) => ({ ...now, ...part })),
  }
}

export type TypedBuyer = ReturnType<typeof useBuyer>
