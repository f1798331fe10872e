import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useAnswer } from '#kit/wire/browser/use-answer.ts'
import { getOrderShowIndex } from '../contract.ts'
import { ShowCard, type ShowSeen } from './show-card.tsx'

const SIZE = 5

const pageInput = (page: number) => ({ page, page_size: SIZE })

/** What others say of what they bought; nothing where nobody says anything. */
export function OrderShows() {
  const first = useAnswer(getOrderShowIndex, pageInput(1)).answer?.list ?? []
  return first.length > 0 && <Shows first={first} />
}

function Shows({ first }: { first: readonly ShowSeen[] }) {
  const pages = useMorePages({
    first,
    size: SIZE,
    load: async (page) => (await callApi(getOrderShowIndex, pageInput(page))).list,
    idOf: ({ order_id }) => order_id,
  })
  return (
    <section>
      <h2 className="pt-24 pb-12 text-18 font-semibold">大家的晒单</h2>
      <ListPage pages={pages} empty={null}>
        {(show) => <ShowCard show={show} />}
      </ListPage>
    </section>
  )
}
