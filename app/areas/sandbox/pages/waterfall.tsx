import { Frame } from '#app/shell/frame.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Empty } from '#kit/ui/empty.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { Price } from '#kit/ui/price.tsx'
import { Waterfall } from '#kit/ui/waterfall.tsx'

export { handle } from 'virtual:rows/waterfall'

interface Thing {
  id: number
  name: string
  yuan: string
}

const SIZE = 50
const MOST = 1_000
const names = [
  '年度体检套餐',
  '口腔洁治',
  '儿童生长发育评估，含骨龄和营养师一对一指导',
  '眼底照相',
  '居家血压计，上臂式，大屏语音播报',
]
const shapes = [
  [300, 380],
  [300, 300],
  [300, 520],
  [300, 1_100],
] as const

const thing = (id: number): Thing => ({
  id,
  name: names[id % names.length] ?? '',
  yuan: `${(id * 37) % 900}.00`,
})
const pageOf = (page: number) =>
  Array.from({ length: SIZE }, (_, at) => thing((page - 1) * SIZE + at + 1)).filter(({ id }) => id <= MOST)
const first = pageOf(1)
const idOf = ({ id }: Thing) => id

const pictureOf = ({ id, name }: Thing) => {
  const [width, height] = shapes[id % shapes.length] ?? shapes[0]
  const src =
    id % 2 === 0 ? `/pictures/portrait/goods-${id}.svg?coat=1` : `/pictures/building/goods-${id}.svg?shape=square`
  return { src, alt: name, width, height, kind: 'product' as const }
}

/** A thousand cards in two columns, to look at and to measure. */
export default function WaterfallPage() {
  const pages = useMorePages({
    first,
    size: SIZE,
    load: async (page) => (page * SIZE > MOST ? [] : pageOf(page)),
    idOf,
  })
  return (
    <Frame bar={{}}>
      <div className="p-16">
        <Waterfall
          pages={pages}
          pictureOf={pictureOf}
          Words={Words}
          size={SIZE}
          wordsHeightOf={() => 96}
          empty={<Empty drawing="bag" title="还没有商品" text="示例数据里没有商品。" />}
        />
      </div>
    </Frame>
  )
}

/** Longer names may not fit into two lines; only those are cut, as what cuts is painted on its own with every frame. */
const FITS = 14

function Words({ item: { id, name, yuan } }: { item: Thing }) {
  return (
    <div className="space-y-4 p-12">
      <p className={classes('min-h-[3em] text-14 font-medium', name.length > FITS && 'line-clamp-2')}>
        {id}. {name}
      </p>
      <Price yuan={yuan} />
    </div>
  )
}
