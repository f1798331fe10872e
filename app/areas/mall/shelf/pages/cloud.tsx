import { GOODS_SIZE, GoodsList } from '#app/areas/mall/goods/cards/goods-list.tsx'
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
import { pharmacyDrugs } from '../contract.ts'
import { ProjectRows } from '../parts/project-rows.tsx'
import type { Route } from './+types/cloud'

export { handle } from 'virtual:rows/R134'

const load = async ({ callApi, query }: Loading) => {
  const isApart = maybeId(query, 'drug_type') === drugTypes.prescription
  const wanted = {
    unit_id: maybeId(query, 'unit_id'),
    drug_type: isApart ? drugTypes.prescription : drugTypes.otc,
    keyword: query.get('keyword')?.trim().slice(0, 50) || undefined,
  }
  return { wanted, isApart, found: await callApi(pharmacyDrugs, { ...wanted, page_size: GOODS_SIZE }) }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** A hospital's pharmacy, or without one those of the city; what needs a prescription stands apart. */
export default function CloudPharmacyPage({ loaderData: { wanted, isApart, found } }: Route.ComponentProps) {
  const { unit_id, drug_type, keyword } = wanted
  const at = (type: number) => address('/yiyao/cloud', { unit_id, drug_type: type, keyword })
  const more = async (page: number) => (await callApi(pharmacyDrugs, { ...wanted, page, page_size: GOODS_SIZE })).list
  const empty = (
    <Empty
      title={keyword ? `没有找到“${keyword}”` : '这里还没有药品'}
      text={unit_id ? '换个名称找找，或者看看这家医院的医生。' : '换个名称找找，或者先问问医生该用什么药。'}
      action={
        unit_id ? (
          <ButtonLink kind="secondary" to={address('/unit/index', { unit_id })}>
            回到医院
          </ButtonLink>
        ) : (
          <ButtonLink kind="secondary" to="/ask/index">
            问医生
          </ButtonLink>
        )
      }
    />
  )
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
          { text: '非处方药', to: at(drugTypes.otc), current: !isApart },
          { text: '处方药', to: at(drugTypes.prescription), current: isApart },
        ]}
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
