import { ThumbsUpIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where reviews of orders stand in the desk's navigation. */
export const menu: readonly Place[] = [
  { text: '商品评价', to: '/desk/reviews', group: 'content', Icon: ThumbsUpIcon, may: 'reviews.decide', position: 160 },
]
