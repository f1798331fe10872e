import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Invoice } from './load-invoice.ts'

const ASKED_EVERY_MS = 3_000

/** Something about it is still to be issued. */
export const isUnderWay = ({ state_id, reds }: Invoice): boolean =>
  [state_id, ...reds.map((red) => red.state_id)].some((state) => state === 'requested' || state === 'issuing')

/** Looks again by itself while somebody works on the invoice and somebody looks. */
export const useLive = (invoice: Invoice | undefined): void => {
  const { revalidate } = useRevalidator()
  const isLive = invoice !== undefined && isUnderWay(invoice)
  useEffect(() => {
    if (!isLive) return
    const timer = setInterval(() => document.visibilityState === 'visible' && revalidate(), ASKED_EVERY_MS)
    return () => clearInterval(timer)
  }, [isLive, revalidate])
}
