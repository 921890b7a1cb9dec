export const connectionEvents = { lost: 'connection-lost', back: 'connection-back' } as const;

export const browserFetch: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init);
    window.dispatchEvent(new Event(connectionEvents.back));
    return response;
  } catch (error) {
    // An aborted call says nothing of the network.
    if (error instanceof TypeError) window.dispatchEvent(new Event(connectionEvents.lost));
    throw error;
  }
};
