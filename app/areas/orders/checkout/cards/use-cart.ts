import { useEffect, useState } from 'react'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { cartShow } from '../contract.ts'

type Cart = CallOutput<typeof cartShow>

const listeners = new Set<(pieces: number) => void>()

/** Reports to every number beside a cart how many pieces are in it now. */
export const reportCart = ({ total_num }: Pick<Cart, 'total_num'>): void => {
  for (const listener of listeners) listener(total_num)
}

/** How many pieces are in the reader's cart; 0 for a visitor, and until it is known. */
export const useCartCount = (): number => {
  const key = useSession()
  const [pieces, setPieces] = useState(0)
  useEffect(() => {
    let isWanted = true
    setPieces(0)
    listeners.add(setPieces)
    if (key !== null)
      callApi(cartShow, {}).then(
        ({ total_num }) => isWanted && setPieces(total_num),
        () => undefined,
      )
    return () => {
      isWanted = false
      listeners.delete(setPieces)
    }
  }, [key])
  return pieces
}
