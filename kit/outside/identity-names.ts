// Written by `node tools/wings.ts` from what the rooms register; not by hand.
/** The identity providers, each called after its file. */
export const identityProviderNames = ['city-1', 'city-2', 'messenger', 'native-app', 'partner', 'partner-fs'] as const
