import { useSyncExternalStore } from 'react'
import { PublishedPages } from '#app/areas/analytics/cards/published-pages.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { SearchBox } from '#kit/ui/search-box.tsx'

/** Where who works here goes on from an address of theirs that is not there. */
const workPlaces = [
  { at: /^\/desk(\/|$)/i, to: '/desk/account' },
  { at: /^\/workbench(\/|$)/i, to: '/workbench/asks' },
]
const workPlaceHere = () => workPlaces.find(({ at }) => at.test(location.pathname))?.to
const never = () => () => undefined

/** What stands where nothing was found: no blame, a search and the way home. */
export function NotFound() {
  // The server makes one page for every unknown address: only a browser knows which it is.
  const workPlace = useSyncExternalStore(never, workPlaceHere, () => undefined)
  return (
    <div className="px-16 pt-24">
      <Empty
        drawing="lost"
        title="这个页面找不到了"
        text={`链接可能已经过期，或者地址有误。${workPlace ? '' : '搜一搜，或从首页重新开始。'}`}
        action={
          <ButtonLink to={workPlace ?? '/'} kind="secondary">
            {workPlace ? '回到工作台' : '回到首页'}
          </ButtonLink>
        }
      />
      {!workPlace && (
        <>
          <SearchBox action="/search/index" name="keyword" placeholder="搜医院、医生、疾病" />
          <div className="pt-24 pb-16">
            <PublishedPages mark="home" title="大家常去" />
          </div>
        </>
      )}
    </div>
  )
}
