import { counted, type Filtered, filteredIn, inCall, inQuery } from '#app/areas/mall/goods/cards/filtered.ts'
import { GOODS_SIZE, GoodsList } from '#app/areas/mall/goods/cards/goods-list.tsx'
import { ListHead } from '#app/areas/mall/goods/cards/list-head.tsx'
import { countWishes, type GoodsWish } from '#app/areas/mall/goods/rules/wish.ts'
import { drugTypes } from '#app/areas/mall/goods/rules.ts'
import { prescriptionsAddress } from '#app/areas/prescriptions/cards/prescription-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { SearchBox } from '#kit/ui/search-box.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { goodsSellers, pharmacyDrugs } from '../contract.ts'
import { NoGoods } from '../parts/no-goods.tsx'
import { ProjectRows } from '../parts/project-rows.tsx'
import type { Route } from './+types/cloud'

export { handle } from 'virtual:rows/R134'

const load = async ({ callApi, query }: Loading) => {
  const isApart = maybeId(query, 'drug_type') === drugTypes.prescription
  const wanted = {
    drug_type: isApart ? drugTypes.prescription : drugTypes.otc,
    keyword: query.get('keyword')?.trim().slice(0, 50) || undefined,
  }
  const filtered = filteredIn(query)
  const [found, sellers] = await Promise.all([
    callApi(pharmacyDrugs, { ...wanted, ...inCall(filtered), page_size: GOODS_SIZE }),
    callApi(goodsSellers, { ...wanted, of: 'drugs' }),
  ])
  return { wanted, filtered, isApart, found, sellers: sellers.list, brands: sellers.brands }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** A hospital's pharmacy, or without one those of the city; what needs a prescription stands apart. */
export default function CloudPharmacyPage({ loaderData }: Route.ComponentProps) {
  const { wanted, filtered, isApart, found, sellers, brands } = loaderData
  const { drug_type, keyword } = wanted
  const { unit_id } = filtered.wish
  const at = (next: Filtered, more = {}) => address('/yiyao/cloud', { ...wanted, ...inQuery(next), ...more })
  const ofWish = (wish: GoodsWish) => at({ ...filtered, wish })
  const ask = (next: Filtered, page: number, page_size = GOODS_SIZE) =>
    callApi(pharmacyDrugs, { ...wanted, ...inCall(next), page, page_size })
  const more = async (page: number) => (await ask(filtered, page)).list
  // A hospital alone is no filter that somebody set: its pharmacy is empty then.
  const chosen = countWishes({ ...filtered.wish, unit_id: undefined })
  const empty = chosen > 0 ? <NoGoods wish={filtered.wish} to={ofWish} /> : <NoDrugs wanted={wanted} unitId={unit_id} />
  const list = { first: found.list, load: more, empty }
  return (
    <Frame bar={{}}>
      <div className="space-y-12 px-16 pt-12 pb-8">
        <h2 className="text-18 font-semibold">{found.unit_name || '可以买到的药'}</h2>
        <SearchBox
          action="/yiyao/cloud"
          name="keyword"
          placeholder="药品名称"
          defaultValue={keyword}
          fixed={{ ...(unit_id ? { unit_id: String(unit_id) } : {}), drug_type: String(drug_type) }}
        />
      </div>
      <Tabs
        label="药品"
        tabs={[
          { text: '非处方药', to: at(filtered, { drug_type: drugTypes.otc }), current: !isApart },
          { text: '处方药', to: at(filtered, { drug_type: drugTypes.prescription }), current: isApart },
        ]}
      />
      <ListHead
        {...filtered}
        sellers={sellers}
        brands={brands}
        to={at}
        count={(wish) => counted(ask({ ...filtered, wish }, 1, 1))}
        chosen={chosen}
      />
      <div className="space-y-12 p-16">
        <Notice
          tone="warning"
          action={
            isApart && (
              <ButtonLink kind="text" size="small" to={prescriptionsAddress()}>
                我的处方
              </ButtonLink>
            )
          }
        >
          {found.warning}
          {isApart && '。这里只列出品名和价格，进入药品页上传处方，审核通过后才能购买。'}
        </Notice>
        {isApart ? <ProjectRows key={`rx ${keyword}`} {...list} /> : <GoodsList key={`otc ${keyword}`} {...list} />}
      </div>
    </Frame>
  )
}

interface NoDrugsProps {
  wanted: { drug_type: number; keyword: string | undefined }
  unitId: number | undefined
}

/** No drug of this name, or none at all: at the other pharmacies of the city then, or from a doctor. */
function NoDrugs({ wanted, unitId }: NoDrugsProps) {
  const { keyword } = wanted
  const said = {
    title: keyword ? `没有找到“${keyword}”` : '这里还没有药品',
    text: `${keyword ? '换个名称找找，或者' : ''}${unitId ? '看看其他药房有没有。' : '先问问医生该用什么药。'}`,
  }
  if (!unitId)
    return (
      <Empty
        {...said}
        action={
          <ButtonLink kind="secondary" to="/ask/index">
            问医生
          </ButtonLink>
        }
      />
    )
  return (
    <Empty
      {...said}
      action={
        <div className="flex flex-wrap justify-center gap-12">
          <ButtonLink to={address('/yiyao/cloud', wanted)}>看其他药房</ButtonLink>
          <ButtonLink kind="secondary" to={address('/unit/index', { unit_id: unitId })}>
            回到医院
          </ButtonLink>
        </div>
      }
    />
  )
}
