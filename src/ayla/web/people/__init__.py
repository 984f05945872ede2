"""People over HTTP and WebSocket: who someone is, whom they meet, and what they played."""
