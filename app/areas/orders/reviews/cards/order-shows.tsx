import { useEffect, useState } from 'react'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { getOrderShowIndex } from '../contract.ts'
import { ShowCard, type ShowSeen } from './show-card.tsx'

const SIZE = 5

const pageOf = async (page: number) => (await callApi(getOrderShowIndex, { page, page_size: SIZE })).list

/** What others say of what they bought; nothing where nobody says anything. */
export function OrderShows() {
  const [first, setFirst] = useState<readonly ShowSeen[]>([])
  useEffect(() => {
    pageOf(1).then(setFirst, () => undefined)
  }, [])
  return first.length > 0 && <Shows first={first} />
}

function Shows({ first }: { first: readonly ShowSeen[] }) {
  const pages = useMorePages({ first, size: SIZE, load: pageOf, idOf: ({ order_id }) => order_id })
  return (
    <section>
      <h2 className="pt-24 pb-12 text-18 font-semibold">大家的晒单</h2>
      <ListPage pages={pages} empty={null}>
        {(show) => <ShowCard show={show} />}
      </ListPage>
    </section>
  )
}
