import { useMe } from '#app/areas/access/staff/cards/me.ts'
import { accountName } from '../rules.ts'

/** An account at a provider, or a hospital's terminals, as who is signed in calls it. */
export function AccountName({ of }: { of: { provider: string; merchant: string } }) {
  return <>{accountName(of, useMe()?.unit_id)}</>
}
