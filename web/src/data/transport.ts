/** What a transport answers: status and unread body. */
export interface Answer {
  readonly status: number
  readonly body: string
  /** What it was asked with: the token of whoever is signed in; null, as always on the server, for a guest. */
  readonly token: string | null
}

/** A way to the API: sends one operation by its id in the manifest. */
export type Transport = (documentId: string, variables: unknown, signal?: AbortSignal) => Promise<Answer>
