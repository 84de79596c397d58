/** The server cannot start on what it was given. The message is the whole of what its operator is told. */
export class StartRefusal extends Error {}
