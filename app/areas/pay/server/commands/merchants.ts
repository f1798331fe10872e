import type { Context } from '#app/context.ts'
import type { PaymentProviderName } from '#kit/outside/payment.ts'
import { hasMerchantKeys } from '#kit/outside/server/payment.ts'
import { endMerchant, findMerchant, insertMerchant, listEverAccounts, listOwnAccounts } from '../queries/merchants.ts'

export { findMerchant, listEverAccounts, listOwnAccounts }

/**
 * Whose account at a provider is to take a payment: its seller's own where one is set up and we have its keys, else '', the platform's.
 * Money that comes to the platform's is owed to the seller like any other.
 */
export const merchantFor = async (
  ctx: Pick<Context, 'db' | 'now' | 'config'>,
  { payee }: { payee: string },
  provider: PaymentProviderName,
): Promise<string> => {
  const merchant = await findMerchant(ctx.db, payee, provider)
  return merchant !== '' && hasMerchantKeys(ctx, provider, merchant) ? merchant : ''
}

/** Another account of a seller's. */
interface NewMerchant {
  payee: `hospital:${number}`
  provider: PaymentProviderName
  /** '' where the platform's is to take its payments from now on. */
  number: string
}

/** Has a seller's payments made with another account from now on; those that were made stay with the one that they were made with. */
export const setMerchant = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { payee, provider, number }: NewMerchant,
  by: { staffId: number; name: string },
): Promise<void> => {
  await endMerchant(db, payee, provider, now)
  if (number !== '')
    await insertMerchant(db, { payee, provider, number, since: now, setBy: by.staffId, setByName: by.name })
}
