import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import { sandboxFace, sandboxFaceEnd } from '../contract.ts'

export { handle } from 'virtual:rows/sandbox-face'

type Face = CallOutput<typeof sandboxFace>

/** The page of who checks faces, as the stand-in has it: one says oneself how it went. */
export default function FacePage() {
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const [face, setFace] = useState<Face | 'none' | 'unknown'>()
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again.
  useEffect(() => {
    setFace(undefined)
    callApi(sandboxFace, { token: token || 'no-token' }).then(setFace, (thrown: unknown) =>
      setFace(thrown instanceof RefusedError ? 'none' : 'unknown'),
    )
  }, [token, round])
  return (
    <Frame bar={{}}>
      {face === undefined && <SkeletonList rows={1} />}
      {face === 'unknown' && <Trouble onRetry={() => setRound(round + 1)} />}
      {face === 'none' && (
        <Empty
          drawing="lost"
          title="这里没有要做的核验"
          text="演示核验只认演示环境里发起的。"
          action={
            <ButtonLink kind="secondary" to="/">
              回到首页
            </ButtonLink>
          }
        />
      )}
      {typeof face === 'object' && <Camera token={token} face={face} />}
    </Frame>
  )
}

function Camera({ token, face }: { token: string; face: Face }) {
  const end = useAct(sandboxFaceEnd)
  const navigate = useNavigate()
  const say = async (outcome: 'passed' | 'failed') => {
    const said = await end.run({ token, outcome })
    if (said) navigate(said.back, { replace: true })
  }
  return (
    <>
      <div className="grow space-y-16 p-16">
        <Empty drawing="search" title={`${face.truename}，请看镜头`} text="这是演示：不会打开摄像头，由您决定结果。" />
        {face.outcome !== 'waiting' && <Notice>这次核验已经结束。</Notice>}
      </div>
      <BottomAction
        error={end.error?.words}
        aside={
          <Button kind="text" busy={end.busy} onClick={() => say('failed')}>
            不是本人
          </Button>
        }
      >
        <Button busy={end.busy} onClick={() => say('passed')}>
          是本人，通过
        </Button>
      </BottomAction>
    </>
  )
}
