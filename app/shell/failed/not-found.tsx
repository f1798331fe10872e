import { PublishedPages } from '#app/areas/analytics/cards/published-pages.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { SearchBox } from '#kit/ui/search-box.tsx'

/** What stands where nothing was found: no blame, a search and the way home. */
export function NotFound() {
  return (
    <div className="px-16 pt-24">
      <Empty
        drawing="lost"
        title="这个页面找不到了"
        text="链接可能已经过期，或者地址有误。搜一搜，或从首页重新开始。"
        action={
          <ButtonLink to="/" kind="secondary">
            回到首页
          </ButtonLink>
        }
      />
      <SearchBox action="/search/index" name="keyword" placeholder="搜医院、医生、疾病" />
      <div className="pt-24 pb-16">
        <PublishedPages mark="home" title="大家常去" />
      </div>
    </div>
  )
}
