import { hostBridge } from '#kit/bridge/bridge.ts'
import { NotSignedIn, RefusedError } from '../errors.ts'

/** Opens the app's own sign-in; where there is none nobody is signed in, and our sign-in page follows [X273]. */
export const signInAtHost = async (): Promise<never> => {
  const { login } = await hostBridge()
  if (await login()) throw new RefusedError({ reason: 'host-login', words: '请先登录！' })
  throw new NotSignedIn()
}
