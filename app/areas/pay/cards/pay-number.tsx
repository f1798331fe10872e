import { Copyable } from '#app/shell/share/copyable.tsx'
import { spokenPayNumber } from '../rules.ts'

/** The number of a payment or a refund: read as it is said on the phone, copied whole, as the provider knows it. */
export const PayNumber = ({ number, name }: { number: string; name: string }) => (
  <Copyable text={number} shown={spokenPayNumber(number)} name={name} />
)
