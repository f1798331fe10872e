import { Link } from '#kit/ui/link.tsx'
import { address } from '#kit/wire/address.ts'

/** Where a doctor prescribes in a consultation of theirs, and sees what they have. */
export const prescribeAddress = (consultationId: string): string =>
  address('/workbench/prescriptions', { ask_id: consultationId })

/** Stands in the doctor's talk where they wrote a prescription. */
export function PrescriptionsLink({ consultationId }: { consultationId: string }) {
  return (
    <Link
      to={prescribeAddress(consultationId)}
      className="flex min-h-target items-center rounded-12 bg-tint px-12 py-10 text-14 text-accent-ink active:opacity-80"
    >
      开了电子处方，看审核进度
    </Link>
  )
}

/** Where it is prescribed at a visit. */
export const visitPrescriptionsAddress = (orderId: string): string =>
  address('/workbench/visit-prescriptions', { order_id: orderId })
