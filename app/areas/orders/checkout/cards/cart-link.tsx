import { ShoppingCartIcon } from 'lucide-react'
import { Link } from '#kit/ui/link.tsx'
import { CART } from './order-address.ts'
import { useCartCount } from './use-cart.ts'

/** The way to the cart, with how many pieces are in it: stands in the top bar of pages of the mall. */
export function CartLink() {
  const pieces = useCartCount()
  return (
    <Link
      to={CART}
      aria-label={pieces > 0 ? `购物车，${pieces} 件` : '购物车'}
      className="flex size-target items-center justify-center"
    >
      <span className="relative inline-flex">
        <ShoppingCartIcon className="size-22 elder:size-32" />
        {pieces > 0 && (
          <span
            aria-hidden
            className="absolute -top-6 left-full -ml-12 min-w-18 rounded-full bg-danger px-4 text-center text-12 font-medium whitespace-nowrap text-on-danger tabular-nums ring-2 ring-card"
          >
            {pieces > 99 ? '99+' : pieces}
          </span>
        )}
      </span>
    </Link>
  )
}
