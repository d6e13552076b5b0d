package kutai
