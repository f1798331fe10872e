import { IdentityButton } from '#app/desk-shell/identity-button.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { deskReveal } from '../contract.ts'

/** Shows the counter who comes to a visit. */
export function RevealButton({ orderId }: { orderId: string }) {
  const reveal = useAct(deskReveal)
  return <IdentityButton look={() => reveal.run({ order_id: orderId })} busy={reveal.busy} />
}
