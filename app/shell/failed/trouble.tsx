import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'

/** What stands where the server failed: another try, the way home, and the number that support asks for. */
export function TroublePage({ traceid }: { traceid?: string | undefined }) {
  return (
    <Empty
      drawing="broken"
      title="页面暂时打不开"
      text="是我们这边出了问题，您的信息没有丢失。请稍后再试。"
      action={
        <div className="grid gap-8">
          <Button onClick={() => window.location.reload()}>重新加载</Button>
          <ButtonLink to="/" kind="text">
            回到首页
          </ButtonLink>
          {traceid && (
            <p className="pt-8 text-12 text-ink-3">
              问题编号 <span className="select-all tabular-nums">{traceid}</span>
              <br />
              联系客服时请告诉我们这个编号
            </p>
          )}
        </div>
      }
    />
  )
}
