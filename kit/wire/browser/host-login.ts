import { NotSignedIn, RefusedError } from '../errors.ts'

/** What an answer says where the native app's own sign-in is wanted [X273]. */
export const NATIVE_LOGIN = -4002

/** Opens the app's own sign-in; where there is none nobody is signed in, and our sign-in page follows [X273]. */
export const signInAtHost = async (): Promise<never> => {
  const { hostBridge } = await import('#kit/bridge/bridge.ts')
  const { login } = await hostBridge()
  if (await login()) throw new RefusedError({ reason: 'host-login', words: '请先登录！' })
  throw new NotSignedIn()
}
