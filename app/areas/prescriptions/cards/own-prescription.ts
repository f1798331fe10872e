import { useEffect, useState } from 'react'
import { needsPrescription } from '#app/areas/mall/goods/rules.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { prescriptionOfGoods } from '../contract.ts'

/** What the asker's prescriptions let them see and order of goods. */
export type OwnPrescription = CallOutput<typeof prescriptionOfGoods>

/**
 * What of a drug on prescription is the asker's own: the page comes as any visitor sees it, their browser asks for the rest.
 * Undefined for all else, for a visitor, and until it is known.
 */
export const useOwnPrescription = ({ goods_id, drug_type }: { goods_id: number; drug_type: number }) => {
  const signedIn = useSession() !== null
  const [own, setOwn] = useState<OwnPrescription>()
  const isAsked = signedIn && needsPrescription(drug_type)
  useEffect(() => {
    setOwn(undefined)
    if (!isAsked) return
    const controller = new AbortController()
    callApi(prescriptionOfGoods, { goods_id }, { signal: controller.signal }).then(setOwn, () => undefined)
    return () => controller.abort()
  }, [isAsked, goods_id])
  return own
}

/** How many pieces of a specification the asker may order with one prescription; without one, none. */
export const prescribedOf = (own: OwnPrescription | undefined, skuId: number): number =>
  own?.specials.find(({ special_id }) => special_id === skuId)?.may_buy ?? 0
